import { runQuietly } from '../lib/run-child.mjs'
import { toolOf } from '../lib/tool.mjs'
import type { Finding } from './check.ts'

const root = process.cwd()

/** Checks that a tool does by itself. */
export const tools = {
  lint: () => runTool(['@biomejs/biome', 'biome'], ['ci', '--colors=off', '.']),
  serverTypes: () => runTool(['typescript', 'tsc'], ['-p', 'tsconfig.server.json']),
  journeyTypes: () => runTool(['typescript', 'tsc'], ['-p', 'tsconfig.journeys.json']),
  unused: () => runTool(['knip', 'knip'], ['--no-progress', '--no-config-hints']),
}

/** The addresses and data of routes become types first. */
export async function typesOfScreens(): Promise<Finding> {
  const generated = await runTool(['@react-router/dev', 'react-router'], ['typegen'])
  return generated ?? (await runTool(['typescript', 'tsc'], ['-p', 'tsconfig.browser.json']))
}

async function runTool([packageName, command]: [string, string], args: string[]): Promise<Finding> {
  const result = await runQuietly(process.execPath, [toolOf(root, packageName, command), ...args], { cwd: root })
  return result.code === 0 ? null : result.said
}
