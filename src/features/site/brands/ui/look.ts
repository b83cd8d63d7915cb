/** What of a brand's look is tried, as somebody types it: hues in degrees, the radius in pixels, any other tokens a line each. */
export type Look = { accent: string; ink: string; paper: string; radius: string; more: string }

const names = { accent: '--hue-accent', ink: '--hue-ink', paper: '--hue-paper', radius: '--radius' } as const
/** What stands where a brand says nothing (`src/ui/styles/tokens.css`). */
const usual = { accent: '195', ink: '230', paper: '95', radius: '12' } as const

export const lookOf = (tokens: Record<string, string>): Look => ({
  accent: tokens[names.accent] ?? usual.accent,
  ink: tokens[names.ink] ?? usual.ink,
  paper: tokens[names.paper] ?? usual.paper,
  radius: (tokens[names.radius] ?? usual.radius).replace('px', ''),
  more: Object.entries(tokens)
    .filter(([token]) => !Object.values<string>(names).includes(token))
    .map(([token, value]) => `${token}: ${value}`)
    .join('\n'),
})

/** As tokens, but for what is no number between 0 and 360, or of a radius 40, and what is as everywhere; of the other lines, those that are a token and a value. */
export function tokensOf(look: Look): Record<string, string> {
  const entries = (Object.keys(names) as (keyof typeof names)[]).flatMap((name) => {
    const typed = look[name].trim()
    const fits = /^\d{1,3}$/.test(typed) && Number(typed) <= (name === 'radius' ? 40 : 360)
    if (!fits || typed === usual[name]) return []
    return [[names[name], name === 'radius' ? `${Number(typed)}px` : String(Number(typed))]]
  })
  const more = look.more.split('\n').flatMap((line) => {
    const [, token, value] = /^\s*(--[a-z0-9-]+)\s*:\s*([^;{}<>]+?);?\s*$/.exec(line) ?? []
    return token && value ? [[token, value]] : []
  })
  return Object.fromEntries([...entries, ...more])
}
