// npm run -s audit:verify -- FILE [FILE …] [--key PUBLIC_KEY]: whether exports of the audit are whole, and follow one another.
import { readFileSync } from 'node:fs'
import { verifyExport } from '#features/staff/audit/export-file.ts'
import { fingerprintOf } from '#features/staff/audit/signing.ts'

const given = process.argv.slice(2)
const at = given.indexOf('--key')
const key = at < 0 ? undefined : given[at + 1]
const files = at < 0 ? given : given.filter((_, place) => place !== at && place !== at + 1)

try {
  if (files.length === 0) throw new Error('name a file')
  let before: ReturnType<typeof verifyExport> | undefined
  for (const file of files) {
    const read = verifyExport(readFileSync(file, 'utf8'), key)
    if (before && (read.from !== before.to + 1 || read.previous !== before.head))
      throw new Error(`${file}: it does not follow the file before`)
    process.stdout.write(
      `${file}: whole, ${read.lines} lines, ${read.from} to ${read.to}, key ${fingerprintOf(read.key)}\n`,
    )
    before = read
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
