/** Pages to offer as links: the first, the last, the present one and its neighbours; `gap` where some are left out. */
export const pageWindow = (page: number, pages: number, around = 1): readonly (number | 'gap')[] => {
  const shown: (number | 'gap')[] = []
  let before = 0
  for (let at = 1; at <= pages; at++) {
    const near = Math.abs(at - page) <= around
    if (!near && at !== 1 && at !== pages) continue
    if (at - before === 2) shown.push(at - 1)
    if (at - before > 2) shown.push('gap')
    shown.push(at)
    before = at
  }
  return shown
}
