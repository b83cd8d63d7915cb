import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { listPairs } from '#features/sourcing/duplicates/contract.ts'
import * as contract from '#features/sourcing/import-tables/contract.ts'
import { documentReader } from '#libraries/cv-reading/document-reader.ts'
import type { TableKind } from '#libraries/table-reading/table-read.ts'
import { anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { aBookOf } from '#tests/world/spreadsheets.ts'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { rounded } from './parts/middle.ts'
import type { Result } from './parts/result.ts'

const firsts = ['Layla', 'Omar', 'Ольга', 'Иван', 'Amélie', 'Youssef', 'سامر', 'منى', 'Grace', 'Chen']
const lasts = ['Haddad', 'Petrova', 'Martin', 'Hassan', 'Nair', 'Wanjiru', 'Сидоров', 'الخطيب', 'Mercier', 'Khan']
const head = [
  'Full name',
  'Email',
  'Mobile',
  'Job title',
  'City',
  'Country',
  'Expected salary',
  'Notice',
  'Employer',
  'From',
  'Skills',
  'Tags',
  'Note',
]

/** A table of people as it is brought along: read alone, then taken in, looked through, imported and undone, by a queue of one worker. */
export default async function importTable(args: string[]): Promise<Result> {
  const { values } = parseArgs({ args, options: { rows: { type: 'string', default: '10000' } } })
  const count = Number(values.rows)
  const rows = [head, ...Array.from({ length: count }, (_, at) => rowOf(at))].map((row) => [
    ...row,
    ...Array.from({ length: 30 - head.length }, (_, at) => `more ${at}`),
  ])
  const files = [
    {
      name: 'people.csv',
      kind: 'text' as const,
      bytes: Buffer.from(rows.map((row) => row.map((cell) => `"${cell}"`).join(';')).join('\r\n')),
    },
    { name: 'people.xlsx', kind: 'xlsx' as const, bytes: Buffer.from(aBookOf(rows)) },
  ]
  const site = await aSite()
  const table = []
  for (const file of files) table.push(await measure(site, file, count))
  return { title: `${count} rows of 30 columns`, rows: table }
}

async function measure(
  site: Awaited<ReturnType<typeof aSite>>,
  file: { name: string; kind: TableKind; bytes: Buffer },
  count: number,
) {
  const { visitor, page } = await anEmployer(site)
  const read = await alone(file)
  const memory = watchMemory()
  const took = async <T>(work: () => Promise<T>): Promise<[number, T]> => {
    const at = performance.now()
    const given = await work()
    return [(performance.now() - at) / 1_000, given]
  }
  const [taken, { data }] = await took(() => visitor.call(contract.addTable, {}, { files: { file } }))
  const { id, columns, defaults } = data
  const [checked] = await took(async () => {
    await visitor.call(contract.checkTable, { table: id, columns, defaults })
    await site.settle()
  })
  const [imported] = await took(async () => {
    await visitor.call(contract.startTable, { table: id })
    await site.settle()
  })
  const peak = memory()
  const { rows } = await site.pool.query(
    'select count(*)::integer as count from imported_candidates where page_id = $1',
    [page.id],
  )
  if (rows[0].count !== count) throw new Error(`${rows[0].count} people of ${count} rows`)
  const [pairs] = await took(() => visitor.call(listPairs, {}))
  const [undone] = await took(async () => {
    await visitor.call(contract.undoTable, { table: id })
    await site.settle()
  })
  return {
    file: file.name,
    'reading alone, s': rounded(read.seconds),
    'its process, MB': read.megabytes,
    'taken in, s': rounded(taken),
    'looked through, s': rounded(checked),
    'imported, s': rounded(imported),
    'site and worker, MB more': peak,
    'likely pairs, s': rounded(pairs),
    'undone, s': rounded(undone),
  }
}

/** The reader by itself, once warm: what the file costs before anything is kept. */
async function alone({ kind, bytes }: { kind: TableKind; bytes: Buffer }) {
  const folder = temporaryFolder('table')
  const source = path.join(folder, 'source')
  await writeFile(source, bytes)
  await documentReader.table(source, kind, {}, folder)
  const at = performance.now()
  await documentReader.table(source, kind, {}, folder)
  const seconds = (performance.now() - at) / 1_000
  const megabytes = Math.max(...documentReader.ids.map(peakOf))
  await rm(folder, { recursive: true, force: true })
  return { seconds, megabytes }
}

/** The most that a process has ever held, as Linux tells it. */
function peakOf(pid: number): number {
  const said = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(said ?? 0) / 1_024)
}

/** How much more this process, which is the site and the worker, holds at most from now on. */
function watchMemory(): () => number {
  const before = process.memoryUsage.rss()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 20)
  return () => {
    clearInterval(timer)
    return Math.round((most - before) / 1_000_000)
  }
}

const pick = (of: readonly string[], at: number): string => of[at % of.length] ?? ''

const rowOf = (at: number): string[] => [
  ...[
    `${pick(firsts, at)} ${pick(lasts, Math.floor(at / 10))}`,
    `bench${at}@example.com`,
    `+9715${String(10_000_000 + at)}`,
  ],
  ...['Storekeeper', pick(['Dubai', 'Riyadh', 'Москва', 'Lyon'], at), '', `${5_000 + at} AED`, '30'],
  ...[`Gate ${at % 400} LLC`, '03/2019', 'Forklift, Stock control', 'fair', 'Met at the fair'],
]
