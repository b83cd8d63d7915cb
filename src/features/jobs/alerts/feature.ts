import type { Feature } from '#platform/server/feature.ts'
import { askAboutAlert } from './add-alert.ts'
import { tellDailyAlerts, tellInstantAlerts, tellWeeklyAlerts, tidyOldAlerts } from './background.ts'
import { alertHandlers } from './handlers.ts'
import { alertHolding } from './holding.ts'
import { alertReactions } from './reactions.ts'
import { sendAlertMails } from './send-alerts.ts'

export const alerts: Feature = {
  calls: alertHandlers,
  reactions: alertReactions,
  background: [askAboutAlert, sendAlertMails],
  schedule: [
    { cron: '*/5 * * * *', task: tellInstantAlerts },
    { cron: '30 5 * * *', backfill: 86_400_000, task: tellDailyAlerts },
    { cron: '45 5 * * 1', backfill: 86_400_000, task: tellWeeklyAlerts },
    { cron: '15 4 * * *', backfill: 86_400_000, task: tidyOldAlerts },
  ],
  holdings: [alertHolding],
  forgets: {
    people: {
      'alerts.user_id': 'erased',
    },
    after: {
      'alerts.id': {
        'alert_anchors.alert_id': 'erased',
        'alert_matches.alert_id': 'erased',
      },
    },
  },
}
