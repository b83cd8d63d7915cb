import { tellable, tellPerson, tellRecruiter } from '#features/agencies/submissions/tell.ts'
import { on } from '#platform/server/events/reaction.ts'
import { disputeMoved } from './events.ts'
import { tellClient, tellSettled, tellStaff } from './tell-dispute.ts'

const lost = new Set(['dispute_lost', 'lapse'])

export const disputeReactions = [
  on(disputeMoved, 'tell', async (ctx, { id, data: { submission, event, for: decided } }) => {
    const row = await tellable(ctx, submission)
    // a claim and what became of it ring as moves of the submission; what is left is who lost, and the staff's word
    if (lost.has(event)) await tellRecruiter(ctx, id, row, 'dispute_lost')
    if (event === 'dispute_won' || event === 'accept' || lost.has(event))
      await tellClient(ctx, id, row, decided === 'agency' ? 'client_dispute_lost' : 'client_dispute_won')
    if (event === 'settle' && decided) await tellSettled(ctx, id, row, decided)
    // what ends as a duplicate ends for the person too
    if (decided === 'client') await tellPerson(ctx, id, row, 'duplicate')
    if (event === 'appeal') await tellStaff(ctx, id)
  }),
]
