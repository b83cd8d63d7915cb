/** Says something to those who listen, without moving the focus. */
export function announce(text: string): void {
  let region = document.querySelector<HTMLElement>('[data-announcer]')
  if (!region) {
    region = document.createElement('div')
    region.className = 'sr-only'
    region.dataset.announcer = ''
    region.ariaLive = 'polite'
    document.body.append(region)
  }
  region.textContent = ''
  // a screen reader speaks what changes, not what is already there when the region appears
  setTimeout(() => {
    region.textContent = text
  }, 60)
}
