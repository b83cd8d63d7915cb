import path from 'node:path'
import type { Plugin } from 'vite'

/** As much of the tree of a parsed module as is looked at. */
type Node = { type: string; start: number; end: number; [part: string]: unknown }
type Edit = { from: number; to: number; text: string }

const makers = new Set(['get', 'post', 'put', 'patch', 'del'])
/** What a browser asks of a call beside its method and path. */
const kept = new Set(['refreshedBy'])
const light = path.resolve(import.meta.dirname, '../../src/platform/browser/light-contract.ts')

/**
 * Contracts as browsers need them: the address of a call and what refreshes it. What a call takes and gives is the server's
 * to check; its schemas, and zod with them, stay there. Of all that both sides share, rules and lists too, what no screen uses is left out.
 */
export const lightContracts = (): Plugin => ({
  name: 'light-contracts',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source) => (/platform\/shared\/contract\.ts$/.test(source) ? light : null),
  transform: {
    // after the types are gone
    order: 'post',
    filter: { id: /\/src\/(?:features|libraries|platform\/shared)\/(?!.*\/ui\/).*\.ts$/ },
    handler(code) {
      const tree = this.parse(code) as unknown as Node & { body: Node[] }
      const edits = [...tree.body.flatMap(valuesOf).flatMap(unlessUsed), ...schemasIn(tree), ...unreadIn(tree, code)]
      return edits.length > 0 ? { code: withEdits(code, edits), map: null } : null
    },
  },
})

/** What is worked out at the top of a module and gets a name. */
function valuesOf(statement: Node): Node[] {
  const declared = (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement) as Node | null
  if (declared?.type !== 'VariableDeclaration') return []
  const values = (declared.declarations as { init: Node | null }[]).map(({ init }) => init)
  return values.filter((init): init is Node => init !== null && worked.test(init.type))
}

const worked = /^(?:Call|New|Object|Array)Expression$/

/** What nobody uses is left out, whatever it would call. */
const unlessUsed = ({ start, end }: Node): Edit[] => [
  { from: start, to: start, text: '/* @__PURE__ */ (() => (' },
  { from: end, to: end, text: '))()' },
]

/** Of each declaration of a call: what only the server reads. */
function schemasIn(node: unknown): Edit[] {
  if (Array.isArray(node)) return node.flatMap(schemasIn)
  if (typeof node !== 'object' || node === null) return []
  const { type, callee, arguments: given } = node as Node & { callee?: { name?: string }; arguments?: Node[] }
  const declared = type === 'CallExpression' && makers.has(callee?.name ?? '') ? given?.[1] : undefined
  if (declared?.type === 'ObjectExpression')
    return (declared.properties as (Node & { key?: { name?: string } })[])
      .filter(({ key }) => !kept.has(key?.name ?? ''))
      .map(({ start, end }) => ({ from: start, to: end, text: '...null' }))
  return Object.values(node).flatMap(schemasIn)
}

/** Many calls of one shape are made by a function of the module: what it is given and does not write into their address. */
function unreadIn(tree: { body: Node[] }, code: string): Edit[] {
  const read = new Map(tree.body.flatMap((statement) => shapeIn(statement, code)))
  const calls = tree.body.flatMap(valuesOf).filter(({ type }) => type === 'CallExpression')
  return calls.flatMap(({ callee, arguments: given }) => {
    const isRead = read.get((callee as { name?: string }).name ?? '')
    if (!isRead) return []
    return (given as Node[]).flatMap(({ start, end }, at) => (isRead[at] ? [] : { from: start, to: end, text: '0' }))
  })
}

/** `const list = (path, summary) => get(…)`: which of its parameters stand in the address. */
function shapeIn(statement: Node, code: string): [name: string, isRead: boolean[]][] {
  if (statement.type !== 'VariableDeclaration') return []
  return (statement.declarations as { id: { name: string }; init: Node | null }[]).flatMap(({ id, init }) => {
    if (init?.type !== 'ArrowFunctionExpression') return []
    const made = init.body as Node
    if (made.type !== 'CallExpression' || !makers.has((made.callee as { name?: string }).name ?? '')) return []
    const address = (made.arguments as Node[])[0]
    const said = address ? code.slice(address.start, address.end) : ''
    const isRead = (init.params as (Node & { name?: string })[]).map(
      ({ name }) => !name || said === name || said.includes(`{${name}}`),
    )
    return [[id.name, isRead]]
  })
}

const withEdits = (code: string, edits: Edit[]): string =>
  edits
    .sort((a, b) => b.from - a.from || b.to - a.to)
    .reduce((text, { from, to, text: by }) => text.slice(0, from) + by + text.slice(to), code)
