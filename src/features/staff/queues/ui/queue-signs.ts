import type { IconName } from '#ui/basics/icon.tsx'

const signs: Record<string, IconName> = {
  ...{
    jobs: 'jobs',
    licences: 'verified',
    pages: 'building',
    reports: 'flag',
    appeals: 'scale',
    support: 'chat',
    referrals: 'share',
  },
  ...{ 'open-days': 'calendar', disputes: 'scale', refunds: 'coin', bounces: 'mail', work: 'settings' },
}
/** The sign beside a queue's name. */
export const signOf = (queue: string): IconName => signs[queue] ?? 'inbox'

const names = [
  ...['jobs', 'licences', 'pages', 'reports', 'appeals', 'support', 'referrals'],
  ...['openDays', 'disputes', 'refunds', 'bounces', 'work'],
] as const
export type QueueName =
  | 'jobs'
  | 'licences'
  | 'pages'
  | 'reports'
  | 'appeals'
  | 'support'
  | 'referrals'
  | 'openDays'
  | 'disputes'
  | 'refunds'
  | 'bounces'
  | 'work'

/** The key of a queue's words. */
export const nameOf = (queue: string): QueueName =>
  (names.find((one) => one === (queue === 'open-days' ? 'openDays' : queue)) ?? 'work') as QueueName
