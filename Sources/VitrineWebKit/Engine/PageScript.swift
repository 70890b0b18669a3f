import Foundation

/// What runs in every page, in a world of its own: it says when the page looks otherwise, and does what fingers do, for
/// GTK has no way to make events.
enum PageScript {
    static let world = "vitrine"
    static let handler = WebHandler(name: "vitrinePage", world: world)

    static let changes = WebUserScript(source: source, isMainOnly: true, world: world)

    /// Asks whether an address is that of a frame in the page.
    static func hasFrame(_ url: URL) -> String {
        "[...document.querySelectorAll('iframe,frame,object,embed')]"
            + ".some(f => (f.src || f.data) === \(literal(url.absoluteString)))"
    }

    /// A text as JavaScript writes it.
    static func literal(_ text: String) -> String {
        let data = try? JSONSerialization.data(withJSONObject: text, options: .fragmentsAllowed)
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }

    private static let source = """
        (() => {
        if (globalThis.vitrinePage) return;
        let scrolls = 0;
        const root = () => document.documentElement;
        const post = what => webkit.messageHandlers.vitrinePage.postMessage(what);

        // How large it is, where it was scrolled to, and whether it moves by itself.
        const measures = () => {
            const element = root(), body = document.body;
            if (!element) return null;
            const fits = element.scrollHeight <= innerHeight;
            const meta = document.querySelector('meta[name=viewport]');
            const color = node => node ? getComputedStyle(node).backgroundColor : '';
            const isClear = text => !text || text === 'transparent' || text === 'rgba(0, 0, 0, 0)';
            return {
                width: element.scrollWidth, fits, innerWidth,
                height: fits ? Math.max(element.offsetHeight, body ? body.scrollHeight : 0) : element.scrollHeight,
                x: scrollX, y: scrollY, scroll: scrolls, viewport: meta ? meta.content : null,
                color: [color(body), color(element), canvas(element)].find(text => !isClear(text)) || '',
                moves: moves(), theme: theme(),
            };
        };
        // What is behind a page that has a dark look, and no colour of its own.
        const canvas = element => getComputedStyle(element).colorScheme.includes('dark')
            && matchMedia('(prefers-color-scheme: dark)').matches ? 'rgb(0, 0, 0)' : '';
        // The colour that the page names, as the browser writes it.
        const theme = () => {
            const meta = document.querySelector('meta[name=theme-color]');
            if (!meta || !document.body) return null;
            const probe = document.createElement('span').style;
            probe.color = meta.content;
            if (!probe.color) return null;
            if (probe.color.startsWith('rgb')) return probe.color;
            const context = document.createElement('canvas').getContext('2d');
            context.fillStyle = probe.color;
            const hex = parseInt(context.fillStyle.slice(1), 16);
            return `rgb(${hex >> 16}, ${hex >> 8 & 255}, ${hex & 255})`;
        };
        const moves = () => {
            if (document.querySelector('canvas')) return true;
            if ([...document.querySelectorAll('video')].some(video => !video.paused && !video.ended)) return true;
            return document.getAnimations().some(animation => animation.playState === 'running');
        };

        let isQueued = false, last = 0;
        const tell = () => {
            if (isQueued) return;
            isQueued = true;
            requestAnimationFrame(time => {
                isQueued = false;
                // What moves without an end is shown thirty times a second.
                if (time - last < 30) return tell();
                last = time;
                const what = measures();
                if (what) post({ changed: what });
                if (what && what.moves) tell();
            });
        };
        const names = [
            'load', 'error', 'scroll', 'input', 'change', 'focusin', 'focusout', 'animationstart', 'animationend',
            'transitionrun', 'transitionend', 'toggle', 'play', 'pause', 'seeked', 'loadeddata', 'DOMContentLoaded',
            'selectionchange', 'submit', 'reset',
        ];
        for (const name of names) document.addEventListener(name, tell, { capture: true, passive: true });
        addEventListener('resize', tell);
        addEventListener('load', tell);
        new MutationObserver(tell).observe(
            document, { subtree: true, childList: true, attributes: true, characterData: true });
        matchMedia('(prefers-color-scheme: dark)').addEventListener('change', tell);
        if (document.fonts) document.fonts.addEventListener('loadingdone', tell);

        // What is typed into.
        const others = /^(button|checkbox|color|file|image|radio|range|reset|submit)$/;
        const isEditable = node => node && (node.isContentEditable || node.tagName === 'TEXTAREA'
            || node.tagName === 'INPUT' && !others.test(node.type));
        const focused = () => {
            let node = document.activeElement;
            while (node && node.shadowRoot && node.shadowRoot.activeElement) node = node.shadowRoot.activeElement;
            return node;
        };
        const tellFocus = () => setTimeout(() => {
            const node = focused();
            if (!isEditable(node)) return post({ focus: null });
            const box = node.getBoundingClientRect();
            post({ focus: {
                kind: node.type || 'text', lines: node.tagName !== 'INPUT', mode: node.inputMode || '',
                isEmpty: !(node.value ?? node.textContent), x: box.x, y: box.y, width: box.width, height: box.height,
            } });
        }, 0);
        document.addEventListener('focusin', tellFocus, true);
        document.addEventListener('focusout', tellFocus, true);
        document.addEventListener('input', tellFocus, true);

        const at = (x, y) => {
            let node = document.elementFromPoint(x, y);
            while (node && node.shadowRoot) {
                const inner = node.shadowRoot.elementFromPoint(x, y);
                if (!inner || inner === node) break;
                node = inner;
            }
            return node;
        };
        const send = (node, Type, name, x, y, more) => node.dispatchEvent(new Type(name, {
            bubbles: true, cancelable: true, composed: true, view: window, clientX: x, clientY: y, screenX: x,
            screenY: y, button: 0, detail: 1, ...more,
        }));
        const key = (name, text) => {
            const node = focused() || document.body;
            const code = text.length > 1 ? text : '';
            return node.dispatchEvent(
                new KeyboardEvent(name, { bubbles: true, cancelable: true, composed: true, key: text, code }));
        };
        const submit = node => {
            const form = node.form;
            if (!form) return;
            const button = form.querySelector(
                'button:not([type]),button[type=submit],input[type=submit],input[type=image]');
            if (button) button.click(); else form.requestSubmit();
        };
        const choices = (node, x, y) => post({ choices: {
            x, y, items: [...node.options].map(option => ({
                text: option.label, isOn: option.selected, isOff: option.disabled || option.hidden })),
        } });

        let chosen = null;
        globalThis.vitrinePage = {
            measures,
            scroll(x, y, number) {
                scrolls = number;
                window.scrollTo({ left: x, top: y, behavior: 'instant' });
            },
            tap(x, y, count) {
                const node = at(x, y);
                if (!node) return;
                const pointer = { pointerType: 'touch', isPrimary: true, pointerId: 1 };
                send(node, PointerEvent, 'pointerdown', x, y, { ...pointer, buttons: 1 });
                send(node, MouseEvent, 'mousemove', x, y);
                const isTaken = !send(node, MouseEvent, 'mousedown', x, y, { buttons: 1, detail: count });
                if (!isTaken) {
                    const place = node.closest('input,textarea,select,button,a[href],[tabindex],[contenteditable]');
                    if (isEditable(place)) {
                        place.focus({ preventScroll: true });
                        if (place.setSelectionRange) try {
                            place.setSelectionRange(place.value.length, place.value.length);
                        } catch {}
                    } else if (place) {
                        place.focus({ preventScroll: true });
                    } else if (document.activeElement) {
                        document.activeElement.blur();
                    }
                }
                send(node, PointerEvent, 'pointerup', x, y, pointer);
                send(node, MouseEvent, 'mouseup', x, y, { detail: count });
                send(node, MouseEvent, 'click', x, y, { detail: count });
                if (count === 2) send(node, MouseEvent, 'dblclick', x, y, { detail: count });
                const menu = node.closest('select');
                if (!isTaken && menu && !menu.disabled && menu.size < 2 && !menu.multiple) {
                    chosen = menu;
                    choices(menu, x, y);
                }
                tell();
            },
            choose(index) {
                if (!chosen || chosen.selectedIndex === index) return;
                chosen.selectedIndex = index;
                chosen.dispatchEvent(new Event('input', { bubbles: true }));
                chosen.dispatchEvent(new Event('change', { bubbles: true }));
                tell();
            },
            type(text) {
                const node = focused();
                if (!isEditable(node)) return;
                if (text === '\\n') {
                    if (!key('keydown', 'Enter')) return;
                    if (node.tagName === 'INPUT') submit(node);
                    else document.execCommand(node.tagName === 'TEXTAREA' ? 'insertLineBreak' : 'insertParagraph');
                    return key('keyup', 'Enter');
                }
                if (!key('keydown', text)) return;
                document.execCommand('insertText', false, text);
                key('keyup', text);
            },
            erase() {
                if (!isEditable(focused()) || !key('keydown', 'Backspace')) return;
                document.execCommand('delete');
                key('keyup', 'Backspace');
            },
            press(name, isExtending) {
                if (!key('keydown', name)) return;
                const way = { ArrowLeft: ['left', 'character'], ArrowRight: ['right', 'character'],
                    ArrowUp: ['backward', 'line'], ArrowDown: ['forward', 'line'] }[name];
                if (way && isEditable(focused())) getSelection().modify(isExtending ? 'extend' : 'move', ...way);
                key('keyup', name);
                tell();
            },
            leave() { if (document.activeElement) document.activeElement.blur(); },
        };
        tell();
        })();
        """
}
