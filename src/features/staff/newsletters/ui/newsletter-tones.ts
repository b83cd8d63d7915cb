/** How the states of a newsletter are coloured. */
export const newsletterTones = {
  draft: 'info',
  sending: 'accent',
  paused: 'warm',
  sent: 'good',
  cancelled: 'plain',
} as const
