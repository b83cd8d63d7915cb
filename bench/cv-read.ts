import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { isAccepted, readers } from '#libraries/cv-reading/accepted-kinds.ts'
import { documentReader } from '#libraries/cv-reading/document-reader.ts'
import { withPdf } from '#libraries/cv-reading/open-pdf.ts'
import { type Plain, plainCv } from '#libraries/cv-reading/plain-cv.ts'
import { kindOfFile } from '#platform/server/files/kind-of-file.ts'
import { agreement } from '#tests/world/cvs/agreement.ts'
import { corpus } from '#tests/world/cvs/corpus.ts'
import { score } from '#tests/world/cvs/score.ts'
import { f1Of, macroF1, summed } from '#tests/world/cvs/totals.ts'
import { type Count, type Counts, fields, type Truth } from '#tests/world/cvs/truth.ts'
import { median, quantile, rounded } from './parts/middle.ts'
import type { Result } from './parts/result.ts'

type Job = { name: string; file: string; truth: Truth | null }
type Done = { name: string; ms: number; pages: number; plain: Plain | null; counts: Counts | null; memory: number }
const promised = { macro: 0.92, field: 0.85, agreement: 0.95, p50: 150 }

/** `--folder DIR`: files with `NAME.truth.json` beside them; without it, the project's own corpus. */
export default async function cvRead(args: string[]): Promise<Result> {
  const at = args.indexOf('--folder')
  const made = await mkdtemp(path.join(os.tmpdir(), 'masar-cvs-'))
  try {
    const jobs = at >= 0 ? fromFolder(args[at + 1] ?? '') : await fromCorpus(made)
    const warm = jobs[0]
    if (warm) await read(warm)
    const done: Done[] = []
    for (const job of jobs) done.push(await read(job))
    return resultOf(done)
  } finally {
    await rm(made, { recursive: true, force: true })
  }
}

function fromFolder(folder: string): Job[] {
  return readdirSync(folder)
    .filter((name) => /\.(?:pdf|docx?|odt|rtf|txt|jpe?g|png)$/i.test(name))
    .sort()
    .map((name) => {
      const beside = path.join(folder, name.replace(/\.[^.]+$/, '.truth.json'))
      const truth = existsSync(beside) ? (JSON.parse(readFileSync(beside, 'utf8')) as Truth) : null
      return { name, file: path.join(folder, name), truth }
    })
}

async function fromCorpus(folder: string): Promise<Job[]> {
  const jobs: Job[] = []
  for (const { name, kind, bytes, truth } of await corpus()) {
    const file = path.join(folder, `${name}.${kind}`)
    await writeFile(file, bytes)
    jobs.push({ name: `${name}.${kind}`, file, truth })
  }
  return jobs
}

async function read({ name, file, truth }: Job): Promise<Done> {
  const mime = await kindOfFile(file)
  const begun = performance.now()
  const plain = isAccepted(mime)
    ? await documentReader.understand(file, readers[mime], null).then(
        ({ cv }) => plainCv(cv),
        () => null,
      )
    : null
  const ms = performance.now() - begun
  return {
    name,
    ms,
    pages: isAccepted(mime) && plain ? await pagesOf(file, readers[mime]) : 0,
    plain,
    counts: truth && plain ? score(truth, plain) : null,
    memory: memoryOf(documentReader.ids),
  }
}

/** A text has no pages of its own. */
const pagesOf = (file: string, kind: string): number | Promise<number> =>
  kind === 'pdf' ? withPdf(file, (_, pages) => pages) : kind === 'picture' ? 1 : 0

/** Resident bytes of processes, where the system tells. */
function memoryOf(ids: number[]): number {
  return Math.max(
    0,
    ...ids.map((id) => {
      const status = `/proc/${id}/status`
      return existsSync(status) ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) * 1024 : 0
    }),
  )
}

function resultOf(done: Done[]): Result {
  const all = summed(done.flatMap(({ counts }) => counts ?? []))
  const macro = macroF1(all)
  const times = done.map(({ ms }) => ms)
  const p50 = median(times)
  const same = ['en-rxresume', 'en-rendercv'].map((group) =>
    agreement(done.filter(({ name, plain }) => name.startsWith(group) && plain).map(({ plain }) => plain as Plain)),
  )
  const rows: Result['rows'] = [
    ...fields.map((field) => ({ what: field, value: rounded(f1Of(all, field)), ...shares(all[field]) })),
    { what: 'macro-F1', value: rounded(macro) },
    {
      what: 'files read, refused',
      value: `${done.filter(({ plain }) => plain).length}, ${done.filter(({ plain }) => !plain).length}`,
    },
    { what: 'files a second', value: rounded(done.length / (sum(times) / 1000)) },
    { what: 'pages a second, of PDFs and pictures', value: rounded(pagesASecond(done)) },
    { what: 'p50, ms', value: Math.round(p50) },
    { what: 'p99, ms', value: Math.round(quantile(times, 0.99)) },
    { what: 'peak memory of a reader, MB', value: Math.round(Math.max(...done.map(({ memory }) => memory)) / 1e6) },
    { what: 'restarts after faults', value: documentReader.faults },
    ...same.flatMap((share, at) =>
      share === null
        ? []
        : [{ what: `same content, same fields (${['rxresume', 'rendercv'][at]})`, value: rounded(share) }],
    ),
  ]
  const least = Math.min(...fields.filter((field) => all[field]).map((field) => f1Of(all, field)))
  const passed =
    macro >= promised.macro &&
    least >= promised.field &&
    p50 <= promised.p50 &&
    same.every((share) => share === null || share >= promised.agreement)
  return {
    title: `${done.length} CVs, ${done.filter(({ counts }) => counts).length} with truth`,
    rows,
    verdict: {
      passed,
      text: `${passed ? 'Kept' : 'Broken'}: macro-F1 ≥ ${promised.macro}, no field under ${promised.field}, agreement ≥ ${promised.agreement}, p50 ≤ ${promised.p50} ms.`,
    },
  }
}

function pagesASecond(done: readonly Done[]): number {
  const paged = done.filter(({ pages }) => pages > 0)
  return sum(paged.map(({ pages }) => pages)) / (sum(paged.map(({ ms }) => ms)) / 1000)
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

const shares = (count: Count | undefined): Record<string, number> =>
  count ? { found: count.right, wrongly: count.wrong, missed: count.missed } : {}
