/** What a place in a text is called that a day may stand in. */
const days = 'day|date|month|year|until|since|start|first|last|from_day|at|on|when'
const atEnd = new RegExp(`\\{(?:(${days})|\\w+, date(?:, \\w+)?)\\}(?:</\\w+>)?\\.`)

const all = (why: string, of: string, keys: string) =>
  Object.fromEntries(keys.split(' ').map((key) => [`${of}.${key}`, why]))

const hour = 'ends with the hour'
const noYear = 'names no year'
/** Texts in which what stands there does not end with “г.”, each with why. */
const except: Record<string, string> = {
  ...all(noYear, 'workspace.next', 'late.text soon.text written.text fresh.text'),
  ...all(noYear, 'visits.notices', 'visit_invited.body'),
  ...all(
    hour,
    'interviews',
    'notices.interview_confirmed.body notices.interview_soon.body notices.interview_soon_team.body notices.interview_picked.body',
  ),
  ...all(hour, 'interviews', 'taken mine.was'),
  ...all(hour, 'offers.notices', 'offer_sent.body offer_ends.body offer_expired.body offer_not_answered.body'),
  ...all(hour, 'offers', 'letter.text mine.declined'),
  ...all(hour, 'outside-hours', 'read'),
  ...all(hour, 'texting', 'later'),
}

/**
 * A day ends in Russian with “г.”, and a sentence that ends with the day with two full stops: it is turned, so that the day
 * stands within.
 */
export function dayEndFaults(language: string, where: string, text: string): string[] {
  if (language !== 'ru' || where in except) return []
  const [found] = atEnd.exec(text) ?? []
  return found
    ? [`a day ends with “г.”, so no sentence ends with ${found.slice(0, -1)}: turn it, or name why it may`]
    : []
}
