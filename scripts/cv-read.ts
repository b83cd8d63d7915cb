// npm run -s cv:read -- FILE: what a CV says, as JSON. Ends with 2 and a reason where it is refused.
import { stat } from 'node:fs/promises'
import words from '#features/site/files/words/en.json' with { type: 'json' }
import { isAccepted, readers } from '#libraries/cv-reading/accepted-kinds.ts'
import { documentReader } from '#libraries/cv-reading/document-reader.ts'
import { plainCv } from '#libraries/cv-reading/plain-cv.ts'
import { kindOfFile } from '#platform/server/files/kind-of-file.ts'
import { Refused } from '#platform/shared/refusal.ts'

const [file = ''] = process.argv.slice(2)
const mostBytes = 20_000_000

try {
  const size = (await stat(file)).size
  if (size > mostBytes) throw new Refused('too_large')
  const mime = await kindOfFile(file)
  if (!isAccepted(mime)) throw new Refused('file_unsupported')
  const { cv } = await documentReader.understand(file, readers[mime], null)
  process.stdout.write(`${JSON.stringify(plainCv(cv), null, 2)}\n`)
  process.exit(0)
} catch (error) {
  const code = error instanceof Refused ? error.code : 'not_found'
  const reason = (words.refusals as Record<string, string>)[code] ?? (error instanceof Error ? error.message : code)
  process.stderr.write(`${code}: ${reason}\n`)
  process.exit(2)
}
