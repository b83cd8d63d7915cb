// node scripts/run.mjs scripts/check-words.ts: only the words of `npm run check`.
import { checkWords } from './checking/words.ts'
import { say } from './lib/say.mjs'

const finding = await checkWords()
say(finding ?? 'The words are complete in four languages.')
process.exitCode = finding ? 1 : 0
