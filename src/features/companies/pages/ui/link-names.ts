/** What the networks are called, in every language. */
export const linkNames = {
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
  telegram: 'Telegram',
  vk: 'VK',
  tiktok: 'TikTok',
} as const
