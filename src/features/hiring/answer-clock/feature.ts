import type { Feature } from '#platform/server/feature.ts'
import { tellWaiting } from './answer-waiting.ts'
import { lapseUnanswered, remindOfAnswers } from './background.ts'
import { endHiring } from './end-hiring.ts'
import { answerClockHandlers } from './handlers.ts'
import { answerClockReactions } from './reactions.ts'

export const answerClock: Feature = {
  calls: answerClockHandlers,
  reactions: answerClockReactions,
  background: [tellWaiting, endHiring],
  schedule: [
    { cron: '45 * * * *', task: remindOfAnswers },
    { cron: '33 4 * * *', backfill: 86_400_000, task: lapseUnanswered },
  ],
}
