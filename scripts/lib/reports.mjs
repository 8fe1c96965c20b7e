// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { root } from './run.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number, complaints: readonly string[] }} Count */

/**
 * Files below a folder of the repository whose name matches.
 * @param {string} folder
 * @param {RegExp} pattern
 */
export const filesBelow = (folder, pattern) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((path) => join(folder, path))
        .filter((path) => pattern.test(path) && !path.includes('node_modules'))
    : []

/**
 * Files with tests that a report does not mention, or mentions without a test.
 * @param {readonly string[]} expected
 * @param {ReadonlySet<string>} ran
 */
const silent = (expected, ran) => expected.filter((path) => !ran.has(path)).map((path) => `no test ran in ${path}`)

const read = (/** @type {string} */ path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

/**
 * Counts the tests in a report of Vitest. A file that could not be loaded counts as one failure, and so does one that ran no test.
 * @param {string} path
 * @param {readonly string[]} expected the files that hold tests
 * @returns {Count}
 */
export const countVitest = (path, expected) => {
  const report = read(path)
  if (report === undefined)
    return { passed: 0, failed: 1, skipped: 0, complaints: [`no report ${relative(root, path)}`] }
  /** @type {readonly { name: string, status: string, assertionResults: readonly unknown[] }[]} */
  const files = report.testResults
  const ran = new Set(files.filter((file) => file.assertionResults.length > 0).map(({ name }) => relative(root, name)))
  const complaints = silent(expected, ran)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + complaints.length,
    skipped: report.numPendingTests + report.numTodoTests,
    complaints,
  }
}

/** @typedef {{ title: string, tests: readonly { status: string }[] }} Spec */
/** @typedef {{ file: string, specs?: readonly Spec[], suites?: readonly Suite[] }} Suite */

/** @type {(suite: Suite) => readonly Suite[]} */
const withInner = (suite) => [suite, ...(suite.suites ?? []).flatMap(withInner)]

/** @type {(suites: readonly Suite[]) => readonly string[]} */
const atSecondTry = (suites) =>
  suites
    .flatMap(({ specs }) => specs ?? [])
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => `passed only at the second try: ${title}`)

/**
 * Counts the tests in a report of Playwright, likewise. One that passed at its second try is passed, and named.
 * @param {string} path
 * @param {readonly string[]} expected
 * @returns {Count}
 */
export const countPlaywright = (path, expected) => {
  const report = read(path)
  if (report === undefined)
    return { passed: 0, failed: 1, skipped: 0, complaints: [`no report ${relative(root, path)}`] }
  const base = report.config.rootDir
  /** @type {readonly Suite[]} */
  const suites = report.suites.flatMap(withInner)
  const ran = new Set(
    suites.filter(({ specs }) => (specs ?? []).length > 0).map(({ file }) => relative(root, resolve(base, file))),
  )
  const complaints = silent(expected, ran)
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + complaints.length,
    skipped: report.stats.skipped,
    complaints: [...complaints, ...atSecondTry(suites)],
  }
}
