// npm run map: the house on a page: every folder of src, its files with their length and first sentence, features in order,
// each with the tables it fills.
import { readFileSync } from 'node:fs'
import order from '../src/features/order.json' with { type: 'json' }
import { listFiles } from './lib/fingerprint.mjs'
import { say } from './lib/say.mjs'

const features = Object.entries(order).flatMap(([area, names]) => names.map((name) => `${area}/${name}`))

type Entry = { file: string; lines: number; sentence: string }

const entries = listFiles(process.cwd(), 'src')
  .filter((file) => /\.tsx?$/.test(file))
  .map(read)
const [tests, shown] = [entries.filter(isTest), entries.filter((entry) => !isTest(entry))]

const folders = Map.groupBy(shown, ({ file }) => file.slice(0, file.lastIndexOf('/')))
const tables = tablesByFolder()
for (const folder of [...folders.keys()].sort(byPlace)) {
  say(`\n${folder}`)
  for (const { table, columns, elsewhere } of tables.get(folder) ?? [])
    say(
      `  ▤ ${table.padEnd(32)} ${String(columns).padStart(4)} columns${elsewhere ? `, also written by ${elsewhere}` : ''}`,
    )
  for (const { file, lines, sentence } of folders.get(folder) ?? [])
    say(`  ${file.slice(folder.length + 1).padEnd(34)} ${String(lines).padStart(4)}  ${sentence}`)
}
say(
  `\n${total(shown)}, half of the files shorter than ${median(shown)} lines; tests: ${total(tests)}; ${features.length} features in order`,
)

/** Features come last and in their order; everything else by name. */
function byPlace(one: string, other: string) {
  return rank(one) - rank(other) || one.localeCompare(other, 'en')
}

function rank(folder: string) {
  const [, , area, feature] = folder.startsWith('src/features/') ? folder.split('/') : []
  return features.indexOf(`${area}/${feature}`) + 1
}

/** Each table with the first feature that fills it; what fills none, the platform does. */
function tablesByFolder() {
  const writers = shown.map(({ file }) => ({
    owner: ownerOf(file),
    written: tablesWritten(readFileSync(file, 'utf8')),
  }))
  const listed = tablesOf(readFileSync('db/tables.ts', 'utf8')).map(({ table, columns }) => {
    const all = [...new Set(writers.filter(({ written }) => written.has(table)).map(({ owner }) => owner))].sort(
      byPlace,
    )
    const [owner = 'src/platform', ...others] = all.filter((one) => one.startsWith('src/features/'))
    return { owner, table, columns, elsewhere: others.map((one) => one.replace('src/features/', '')).join(', ') }
  })
  return Map.groupBy(listed, ({ owner }) => owner)
}

/** The feature a file belongs to, or its folder outside of them. */
function ownerOf(file: string) {
  return /^src\/features\/[^/]+\/[^/]+/.exec(file)?.[0] ?? file.slice(0, file.lastIndexOf('/'))
}

/** What a file writes into, by Kysely's verbs and by SQL's. */
function tablesWritten(text: string) {
  const verbs =
    /(?:insertInto|updateTable|mergeInto)\('(\w+)|\b(?:insert into|update|merge into) (\w+)\s*(?:as \w+ )?[(\ns]/g
  return new Set([...text.matchAll(verbs)].map(([, one, other]) => one ?? other))
}

function tablesOf(types: string) {
  const shapes = new Map(
    [...types.matchAll(/export interface (\w+) \{\n([\s\S]*?)\n\}/g)].map(([, name, body = '']) => [name, body]),
  )
  return [...(shapes.get('DB') ?? '').matchAll(/(\w+): (\w+);/g)].map(([, table = '', shape]) => ({
    table,
    columns: (shapes.get(shape) ?? '').split('\n').length,
  }))
}

function read(file: string): Entry {
  const text = readFileSync(file, 'utf8')
  return { file, lines: text.split('\n').length - 1, sentence: firstSentence(text) }
}

function isTest({ file }: Entry) {
  return /\.test\.tsx?$/.test(file)
}

/** Of the first docstring, up to its first full stop. */
function firstSentence(text: string) {
  const comment = /\/\*\*([\s\S]*?)\*\//.exec(text)?.[1] ?? ''
  const plain = comment
    .replace(/^\s*\*\s?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
  const [sentence = ''] = /^.*?[.:;](?= |$)/.exec(plain) ?? [plain]
  return sentence.replace(/[.:;]$/, '')
}

function median(list: Entry[]) {
  return list.map(({ lines }) => lines).sort((a, b) => a - b)[list.length >> 1] ?? 0
}

function total(list: Entry[]) {
  return `${list.length} files, ${list.reduce((sum, { lines }) => sum + lines, 0)} lines`
}
