/**
 * Browser tests that may pass on their second chance (docs/adr/0027), each with the day it was listed: at most five. Any
 * other one that needed it fails the run.
 * @type {readonly { readonly test: string; readonly since: string }[]}
 */
export const FLAKY = []

/**
 * Browser tests that failed and then passed, as Playwright reports them.
 * @returns {{ test: string; line: number }[]} `test` is the file and the title
 */
export function flakyTests(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, line, title }) => ({ test: `${file} ${title}`, line })),
    ...flakyTests(inner),
  ])
}

/** Flaky tests that the list does not excuse. */
export const unexcused = (found, list = FLAKY) => found.filter(({ test }) => !list.some((one) => one.test === test))
