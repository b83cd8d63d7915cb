/** Where a conversation is read: as oneself, for the company page, as staff. */
export const places = { user: '/messages', page: '/page/messages', staff: '/admin/messages' } as const

export const linksTo = (thread: string): string[] => Object.values(places).map((place) => `${place}/${thread}`)
