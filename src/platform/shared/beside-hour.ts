/** How a zone is told beside an hour. Arabic has a name for it, which is the one that stands elsewhere; others say how far its clocks are ahead. */
export const besideHour = (locale: string): 'long' | 'short' => (locale.startsWith('ar') ? generic : 'short')
// browsers and Node know it; the types of use-intl do not yet
const generic = 'longGeneric' as string as 'long'
