import { screenTexts } from '#features/jobs/jobs/screen-texts.ts'
import type { Db, Tx } from '#platform/server/context.ts'
import type { DayFields } from './day-fields.ts'

/** Where the parts of an open day stand in the look at a job, which is the same look. */
const fieldOf: Record<string, string> = {
  description: 'intro',
  responsibilities: 'bring',
  requirements: 'audience',
}

/** What the automatic look finds in the words of an open day. How to get there is left out: a place has a telephone. */
export async function findingsIn(tx: Db | Tx, page: string, fields: DayFields) {
  const found = await screenTexts(tx, page, {
    texts: fields.texts.map(({ language, title, intro, bring, audience }) => ({
      ...{ language, title, description: intro, responsibilities: bring, requirements: audience },
    })),
    questions: fields.questions,
    has_legal_ground: fields.legal_ground.trim() !== '' && fields.permit_number.trim() !== '',
    in_person: fields.way !== 'online',
    country_id: fields.country_id,
  })
  return found.map((finding) => ({ ...finding, field: fieldOf[finding.field] ?? finding.field }))
}
