import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import type { Applicant } from './applicant-facts.tsx'
import { ApplicantHistory } from './applicant-history.tsx'

const line = (id: number, what: string, over: object = {}) => ({
  ...{ id: String(id), at: `2026-11-2${id}T09:00:00.000Z`, what, by: 'Omar', side: 'page' },
  ...{ from: null, to: null, text: null, slot: null, ...over },
})
const slot = '2026-12-02T07:00:00.000Z'
const history = [
  line(1, 'invited'),
  line(2, 'picked', { side: 'candidate', by: null, slot }),
  line(3, 'called_off', { slot }),
  line(4, 'offer_deleted', { by: null, side: 'site' }),
  line(5, 'offer_sent'),
  line(6, 'undone', { from: 'offered', to: 'interviewing' }),
]

test('interviews, offers and undone moves have no line among what happened, or none with who and when', async () => {
  await show(<ApplicantHistory applicant={{ name: '#1A2B3', history } as unknown as Applicant} />)
  const said = page.getByRole('list', { name: 'Activity' })
  for (const words of [
    /Omar.* invited .*#1A2B3.* to an interview/,
    /#1A2B3.* chose an interview time: .*2 December.*7:00.*UTC/,
    /Omar.* cancelled the interview: .*2 December/,
    /Draft offer deleted/,
    /Omar.* sent the offer/,
    /Omar.* undid the move to Offer/,
  ])
    await expect.element(said).toMatchTextContent(words)
})
