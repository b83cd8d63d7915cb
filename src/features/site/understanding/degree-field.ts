import words from './degree-words.json' with { type: 'json' }
import { foldWords } from './fold-words.ts'

/** Their names say what was studied: without them nothing of it is left. */
const areFields = new Set(['medical', 'professional'])
/** What stands beside the name of a degree and is no field either. */
const filling = new Set(
  'degree diploma s education образование диплом степень درجة شهادة diplôme de d'.split(' ').map(foldWords),
)
const namesOf = new Map(Object.entries(words).map(([code, names]) => [code, new Set(names.map(bare))]))
const mostWords = 5
/** Between the words of a degree and a field; a hyphen inside a word parts nothing. */
const gap = /\s*[,،;:()]\s*|\s+[–—-]\s+|\s+/gu
const level =
  /^(?:[123]|I{1,3}|pro(?:fessionnel(?:le)?)?|recherche|fondamentale|appliquée|spécialisé|\(?hons\.?\)?)(?=[\s,:–—-]+)[\s,:–—-]*/iu
const joint =
  /^(?:of\s+(?:\p{L}+\s+){1,3}?in|of|in|en|de|ès|mention|spécialité|في|تخصص|по специальности|по направлению(?: подготовки)?)[\s:]+|^d['’]/iu
/** English names that begin with the word for a degree. */
const others = /^(?:master data (?:management|governance)|licen[cs]e plate)/iu

/** What was studied, without the words at its beginning or end that name this very degree; as it is where nothing else is left. */
export function fieldOfStudy(study: string, code: string): string {
  const names = namesOf.get(code)
  if (!names || areFields.has(code) || others.test(study)) return study
  const gaps = [...study.matchAll(gap)].map(({ 0: signs, index }) => ({
    sign: signs.trim() !== '',
    from: index,
    to: index + signs.length,
  }))
  const before = gaps
    .slice(0, mostWords)
    .findLast(({ sign, from, to }) => names.has(bare(study.slice(0, from))) && (sign || begins(study.slice(to))))
  const rest = study.slice(before?.to ?? 0)
  const field = before ? rest.replace(level, '').replace(joint, '') : rest
  const after = gaps.find(({ sign, from, to }) => sign && from > (before?.to ?? 0) && names.has(bare(study.slice(to))))
  const left = (after ? field.slice(0, field.length - (study.length - after.from)) : field).replace(/^[\s(]+/, '')
  const whole = left.includes('(') ? left : left.replace(/\)\s*$/, '')
  return /\p{L}.*\p{L}/u.test(whole) ? whole.trim() : study
}

/** Whether a field begins where no sign parts it: by a joint or a capital, in Arabic anywhere; a Russian noun would lose what governs it. */
const begins = (rest: string) =>
  joint.test(rest) || /^(?:\p{Script=Arabic}|(?=\p{Lu})\p{Script=Latin})/u.test(rest) || level.test(rest)

function bare(name: string): string {
  return foldWords(name)
    .split(' ')
    .filter((word) => !filling.has(word))
    .join(' ')
}
