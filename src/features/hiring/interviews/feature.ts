import type { Feature } from '#platform/server/feature.ts'
import { lapseProposals, remindOfInterviews } from './background.ts'
import { busyInterviews } from './busy-interviews.ts'
import { interviewHandlers } from './handlers.ts'
import { interviewHolding } from './holding.ts'
import { interviewReactions } from './reactions.ts'
import { stillSo } from './still-so.ts'

export const interviews: Feature = {
  calls: interviewHandlers,
  reactions: interviewReactions,
  schedule: [
    { cron: '*/5 * * * *', task: remindOfInterviews },
    { cron: '55 * * * *', task: lapseProposals },
  ],
  holdings: [interviewHolding],
  busy: busyInterviews,
  stillSo,
  forgets: {
    people: {
      'calendar_feeds.user_id': 'erased',
      'interview_people.user_id': 'kept as work',
      'interviews.made_by': 'kept as work',
    },
  },
}
