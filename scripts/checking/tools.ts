import { runQuietly } from '../lib/run-child.mjs'
import { toolOf } from '../lib/tool.mjs'
import type { Finding } from './check.ts'

const root = process.cwd()
/** One checker: four do much of each other's work again, and take twice as much of two processors and of memory. */
const typesOf = (project: string) =>
  runTool(['typescript', 'tsc'], ['-p', `tsconfig.${project}.json`, '--checkers', '1'])

/** Checks that a tool does by itself. */
export const tools = {
  lint: () => runTool(['@biomejs/biome', 'biome'], ['ci', '--colors=off', '.']),
  serverTypes: () => typesOf('server'),
  journeyTypes: () => typesOf('journeys'),
  unused: () => runTool(['knip', 'knip'], ['--no-progress', '--no-config-hints']),
}

/** The addresses and data of routes become types first. */
export async function typesOfScreens(): Promise<Finding> {
  const generated = await runTool(['@react-router/dev', 'react-router'], ['typegen'])
  return generated ?? (await typesOf('browser'))
}

async function runTool([packageName, command]: [string, string], args: string[]): Promise<Finding> {
  const result = await runQuietly(process.execPath, [toolOf(root, packageName, command), ...args], { cwd: root })
  return result.code === 0 ? null : result.said
}
