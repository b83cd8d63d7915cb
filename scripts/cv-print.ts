// npm run -s cv:print -- PROFILE.json --template T --lang L --redact R --format F --out FILE: a CV to send. Ends with 2 and a reason where it is refused.
import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { contentOfJson } from '#features/cvs/cvs/content-of-json.ts'
import { CvLook, cvTemplates, papers, printFormats, redactions } from '#libraries/cv-content/look-contract.ts'
import { printCv } from '#libraries/cv-printing/print-cv.ts'
import { readWording } from '#platform/server/words/wording.ts'
import { languages } from '#platform/shared/languages.ts'

const usage = `Usage: npm run -s cv:print -- PROFILE.json --out FILE
  --template ${cvTemplates.join('|')} (classic)
  --lang     ${languages.join('|')} (the language of the CV)
  --redact   ${redactions.join('|')} (none)
  --format   ${printFormats.join('|')} (by the name of FILE, else pdf)
  --paper    ${papers.join('|')} (a4)
  --accent   #rrggbb
  --number   what tells an anonymous person from others (1)
PROFILE.json is what cv:read gives, a JSON Resume, or the content of a CV of this site.`
const mostBytes = 2_000_000

try {
  await print()
  process.exit(0)
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exit(2)
}

async function print() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      template: { type: 'string', default: 'classic' },
      lang: { type: 'string' },
      redact: { type: 'string', default: 'none' },
      format: { type: 'string' },
      paper: { type: 'string', default: 'a4' },
      accent: { type: 'string' },
      number: { type: 'string', default: '1' },
      out: { type: 'string' },
    },
  })
  const [file, ...more] = positionals
  if (!file || more.length > 0 || !values.out) throw new Error(usage)
  const asked = z
    .object({
      template: z.enum(cvTemplates),
      lang: z.enum(languages).optional(),
      redact: z.enum(redactions),
      format: z.enum(printFormats),
      paper: z.enum(papers),
      accent: CvLook.shape.accent,
      number: z.string().regex(/^[\p{L}\p{N}-]{1,20}$/u),
    })
    .parse({ ...values, format: values.format ?? (path.extname(values.out) === '.docx' ? 'docx' : 'pdf') })
  const content = await read(file)
  const look = CvLook.parse({ ...asked, language: asked.lang ?? content.language })
  const wording = readWording(path.join(import.meta.dirname, '../src'))
  const printed = await printCv(
    { content, look, redaction: asked.redact, number: asked.number, format: asked.format },
    (language, key, given) => wording.say(language, `cvs.print.${key}`, given),
  )
  await writeFile(values.out, printed.bytes)
}

async function read(file: string) {
  if ((await stat(file)).size > mostBytes) throw new Error(`${file} is larger than ${mostBytes} bytes`)
  const text = await readFile(file, 'utf8')
  try {
    return contentOfJson(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError) throw new Error(`${file} is not JSON: ${error.message}`)
    throw error
  }
}

/** A line for each thing that is wrong, with where it stands. */
function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError)
    return error.issues.map(({ path: at, message }) => `${at.join('.') || 'file'}: ${message}`).join('\n')
  return error instanceof Error ? error.message : String(error)
}
