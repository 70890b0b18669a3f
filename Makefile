# `make demo` and `make test` each work as the only command in a fresh clone.

.PHONY: help setup build demo pictures test bench bench-profile bench-build docs format lint clean

help:
	@echo "make demo     show the Shelf: a window, or pictures when there is no display"
	@echo "make test     run every test"
	@echo "make build    build the runtime and the tool, optimised"
	@echo "make setup    install the system packages that are missing"
	@echo "make bench    run the benchmarks; make bench-profile says where the time of scrolling goes"
	@echo "make pictures render the pictures of the documentation anew"
	@echo "make docs     make web pages of the documentation comments"
	@echo "make format   format the sources; make lint checks them, the compatibility table and the order of folders"
	@echo "make clean    remove what was built"

setup:
	@Scripts/setup

build: setup
	@Scripts/quietly "1 of 5: Building the runtime (minutes the first time)" swift build -c release --product VitrineRuntime
	@Scripts/quietly "2 of 5: Building the clock" swift build -c release --product VitrineTime
	@Scripts/quietly "3 of 5: Building the network" swift build -c release --product VitrineNetworking
	@Scripts/quietly "4 of 5: Building the tool" swift build -c release --product vitrine
	@Scripts/quietly "5 of 5: Trying it" Scripts/warm

pictures: build
	@Scripts/pictures

demo: build
	@Scripts/demo

test: setup
	@Scripts/test

bench: bench-build
	@Benchmarks/.build/release/Benchmarks

bench-profile: bench-build
	@Scripts/bench-profile

bench-build: setup
	@Scripts/quietly "Building the benchmarks (minutes the first time)" swift build -c release --package-path Benchmarks

docs: setup
	@Scripts/docs

SWIFT_SOURCES = Package.swift Sources Tests Examples Benchmarks/Package.swift Benchmarks/Sources

format:
	@swift-format format --in-place --recursive --parallel --configuration .swift-format $(SWIFT_SOURCES)

lint:
	@Scripts/check-compatibility
	@Scripts/check-order
	@swift-format lint --strict --recursive --parallel --configuration .swift-format $(SWIFT_SOURCES)

clean:
	@rm -rf .build .demo
