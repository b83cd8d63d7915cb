import { speaks } from './languages-spoken.ts'
import type { Part } from './parts.ts'

/** Who teaches a language. */
const teachers = new Map(
  Object.entries({ en: 140, ar: 141, fr: 409, ru: 410 }).map(([code, position]) => [speaks(code), position] as const),
)

/** "teacher english" teaches it; «англ языка» beside a teacher is no language that somebody only speaks. */
export function taught(parts: readonly Part[]): Part[] {
  const teacher = parts.find((part) => part.kind === 'occupation' && part.fields.includes('teacher'))
  const language = parts.find((part) => part.kind === 'fact' && teachers.has(part.value) && isBare(part.words))
  if (teacher?.kind !== 'occupation' || language?.kind !== 'fact' || teacher.positions.length > 0) return [...parts]
  const position = teachers.get(language.value)
  const narrowed = { ...teacher, positions: position ? [position] : [], fields: [], field: [] }
  return parts.flatMap((part) => (part === language ? [] : part === teacher ? [narrowed] : [part]))
}

/** The name of a language and nothing of how well it is spoken. */
const isBare = (words: string): boolean => !words.includes(' ') || /\sязыка?$/iu.test(words)
