/** How the states of an article are coloured. */
export const articleTones = { draft: 'info', published: 'good', withdrawn: 'plain' } as const
