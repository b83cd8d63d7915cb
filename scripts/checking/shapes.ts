import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { listFiles } from '../lib/fingerprint.mjs'
import type { Finding } from './check.ts'

/** Lines a function may have, and a component or hook, with all that is nested in it (STYLE.md). */
const most = { function: 60, component: 100 }

/** What is longer, and why it is not parted. */
const long: Record<string, string> = {}

type Node = { type: string; start: number; end: number; [key: string]: unknown }

/** Functions and components that are too long: the linter counts what is nested in them as somebody else's. */
export async function checkShapes(root = process.cwd()): Promise<Finding> {
  const files = listFiles(root, 'src').filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  const wrong = files.flatMap((file) => tooLong(file, readFileSync(path.join(root, file), 'utf8')))
  const unknown = Object.keys(long).filter((name) => !wrong.some((one) => one.name === name))
  const lines = wrong.filter(({ name }) => !(name in long)).map(({ name, length }) => `${name}: ${length} lines`)
  if (unknown.length > 0) lines.push(`Excused in shapes.ts, and short or gone: ${unknown.join(', ')}`)
  return lines.length === 0 ? null : lines.join('\n')
}

/** Functions of a file that have more lines than they may, by `file name`. */
export function tooLong(file: string, text: string): { name: string; length: number }[] {
  const found: { name: string; length: number }[] = []
  visit(parseSync(file, text).program as unknown as Node, null, (node, named) => {
    if (!/^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) return
    const own = (node.id as { name?: string } | null)?.name ?? named ?? 'nameless'
    const length = text.slice(node.start, node.end).split('\n').length
    const isComponent = (file.endsWith('.tsx') && /^[A-Z]/.test(own)) || /^use[A-Z]/.test(own)
    if (length > (isComponent ? most.component : most.function)) found.push({ name: `${file} ${own}`, length })
  })
  return found
}

/** Every node below one, with the name of the constant or property it is given to. */
function visit(node: Node, named: string | null, see: (node: Node, named: string | null) => void): void {
  see(node, named)
  const given = node.type === 'VariableDeclarator' ? node.id : node.type === 'Property' ? node.key : null
  const name = (given as { name?: string } | null)?.name ?? null
  for (const [key, child] of Object.entries(node))
    if (key !== 'parent')
      for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) visit(one, name, see)
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
