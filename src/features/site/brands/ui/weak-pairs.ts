import { askedOf, contrast, controlPairs, luminanceOf, textPairs } from '#ui/styles/contrast.ts'

export type Weak = { ink: string; ground: string; measured: number; asked: number }

/** Pairs of colours within an element that are harder to tell apart than they should be, the weakest first. */
export function weakPairs(within: HTMLElement): Weak[] {
  const probe = within.appendChild(document.createElement('i'))
  // a colour on its way from one to the next is neither
  probe.style.transition = 'none'
  const colourOf = (token: string) => {
    probe.style.color = `var(--${token})`
    return luminanceOf(getComputedStyle(probe).color)
  }
  const weak = [textPairs, controlPairs].flatMap((pairs) =>
    pairs.flatMap(([ink, ground]) => {
      const [one, other] = [colourOf(ink), colourOf(ground)]
      const asked = askedOf(ground, pairs === textPairs)
      // a browser that writes colours otherwise measures nothing rather than something wrong
      if (one === null || other === null) return []
      const measured = Math.floor(contrast(one, other) * 100) / 100
      return measured < asked ? [{ ink, ground, measured, asked }] : []
    }),
  )
  probe.remove()
  return weak.sort((one, other) => one.measured / one.asked - other.measured / other.asked)
}
