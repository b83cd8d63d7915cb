/** Each queue of the site, with the sign beside its name. */
const signs = {
  jobs: 'jobs',
  licences: 'verified',
  pages: 'building',
  followUps: 'phone',
  reports: 'flag',
  appeals: 'scale',
  support: 'chat',
  referrals: 'share',
  openDays: 'calendar',
  disputes: 'scale',
  refunds: 'coin',
  bounces: 'mail',
  work: 'settings',
  erasures: 'trash',
  merges: 'users',
} as const

export type QueueName = keyof typeof signs

const isName = (name: string): name is QueueName => Object.hasOwn(signs, name)

/** The key of a queue's words. */
export function nameOf(queue: string): QueueName {
  const name = queue === 'open-days' ? 'openDays' : queue
  return isName(name) ? name : 'work'
}

/** The sign beside a queue's name. */
export const signOf = (queue: string): (typeof signs)[QueueName] => signs[nameOf(queue)]
