// npm run db:new -- NAME: the next numbered migration, with its first line to be filled in.
import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { refuse, say } from './lib/say.mjs'

const folder = path.resolve(import.meta.dirname, '../db/migrations')

const name = process.argv[2] ?? ''
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
  refuse('Usage: npm run db:new -- NAME, in lower case with hyphens, such as job-tags.')

const last = Math.max(0, ...readdirSync(folder).map((file) => Number.parseInt(file, 10) || 0))
const file = path.join(folder, `${String(last + 1).padStart(4, '0')}-${name}.sql`)
writeFileSync(file, '-- Why: \n', { flag: 'wx' })
say(path.relative(process.cwd(), file))
