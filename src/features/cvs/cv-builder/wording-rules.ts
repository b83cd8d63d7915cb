import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Language } from '#platform/shared/languages.ts'

export const wordingCodes = ['long_sentence', 'wall', 'first_person', 'empty_phrase', 'no_numbers', 'tense'] as const
export type WordingCode = (typeof wordingCodes)[number]
/** Something that reads badly: where, and the words it is about. */
export type WordingFinding = { path: string; code: WordingCode; words: string }

const longestSentence = 32
const longestBlock = 700
const fewestForNumbers = 25
/** So many words about oneself in a text are a habit. */
const mostAboutSelf = 3

const aboutSelf: Record<Language, RegExp> = {
  en: /\b(?:I|my|me|myself)\b/gi,
  fr: /(?<!\p{L})(?:je|j[’']|moi|mon|ma|mes)(?!\p{L})|j[’'](?=\p{L})/giu,
  ru: /(?<!\p{L})(?:я|мне|меня|мной|мой|моя|моё|мои|моих)(?!\p{L})/giu,
  ar: /(?<!\p{L})(?:أنا|إنني|إني|لديّ|خبرتي|قمت)(?!\p{L})/gu,
}

/** Words that everybody writes and nobody can check. */
const emptyPhrases: Record<Language, readonly string[]> = {
  en: [
    'team player',
    'hard working',
    'hardworking',
    'hard-working',
    'results-driven',
    'results-oriented',
    'detail-oriented',
    'think outside the box',
    'go-getter',
    'self-starter',
    'dynamic professional',
    'proven track record',
    'excellent communication skills',
    'works well under pressure',
    'highly motivated',
    'responsible for',
  ],
  fr: [
    'esprit d’équipe',
    "esprit d'équipe",
    'force de proposition',
    'dynamique et motivé',
    'rigoureux et organisé',
    'sens du contact',
    'bon relationnel',
    'résistant au stress',
    'sens des responsabilités',
    'polyvalent et autonome',
  ],
  ru: [
    'стрессоустойчив',
    'коммуникабель',
    'командный игрок',
    'нацелен на результат',
    'нацеленность на результат',
    'ответственный',
    'легко обучаем',
    'целеустремлён',
    'целеустремлен',
    'без вредных привычек',
  ],
  ar: [
    'العمل تحت الضغط',
    'روح الفريق',
    'سريع التعلم',
    'مهارات تواصل ممتازة',
    'حسن المظهر',
    'القدرة على العمل ضمن فريق',
    'طموح ومجتهد',
    'الالتزام بالمواعيد',
  ],
}

/** How lines of a job that is over should not begin: as if it went on. */
const presentVerbs =
  /^(?:manage|lead|develop|design|build|run|handle|prepare|support|coordinate|supervise|train|sell|write|test|plan|organi[sz]e|maintain|create)s?\s/i

/** What of a CV reads badly, by rules that are few and can be seen through; each with its place. */
export function wordingIn(cv: CvContent): WordingFinding[] {
  const texts = [
    { path: 'summary', text: cv.summary, isOver: false, isJob: false },
    ...cv.experience.map(({ description, end }, at) => ({
      path: `experience.${at}.description`,
      text: description,
      isOver: end !== null && end !== 'present',
      isJob: true,
    })),
    ...cv.projects.map(({ description }, at) => ({
      path: `projects.${at}.description`,
      text: description,
      isOver: false,
      isJob: false,
    })),
  ]
  return texts.flatMap(({ path, text, isOver, isJob }) => {
    const found: [WordingCode, string | null | undefined][] = [
      ['long_sentence', sentencesOf(text).find((sentence) => wordsIn(sentence) > longestSentence)],
      ['wall', text.split('\n').find((block) => block.length > longestBlock)],
      ['first_person', selfIn(text, cv.language)],
      ['empty_phrase', phraseIn(text, cv.language)],
      ['no_numbers', isJob && wordsIn(text) >= fewestForNumbers && !/\p{N}/u.test(text) ? firstWords(text) : null],
      ['tense', isOver && cv.language === 'en' ? linesOf(text).find((line) => presentVerbs.test(line)) : null],
    ]
    return found.flatMap(([code, words]) => (words ? [{ path, code, words: firstWords(words) }] : []))
  })
}

const linesOf = (text: string) => text.split('\n').map((line) => line.replace(/^[\s•·▪–—*-]+/, ''))
const sentencesOf = (text: string) => text.split(/\n|(?<=[.!?؟…])\s+/)
const wordsIn = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu)?.length ?? 0

function selfIn(text: string, language: Language): string | null {
  const found = text.match(aboutSelf[language]) ?? []
  return found.length > mostAboutSelf ? [...new Set(found.map((word) => word.toLowerCase()))].join(', ') : null
}

function phraseIn(text: string, language: Language): string | null {
  const low = text.toLowerCase()
  const phrase = emptyPhrases[language].find((one) => low.includes(one))
  if (!phrase) return null
  const at = low.indexOf(phrase)
  return text.slice(at, at + phrase.length)
}

const mostShown = 60
function firstWords(text: string): string {
  const line = text.trim().split('\n')[0] ?? ''
  return line.length <= mostShown ? line : `${line.slice(0, mostShown).replace(/\s+\S*$/, '')}…`
}
