/**
 * `a[data-film="address of a player"]` makes place for the player itself; nothing is asked of its host before somebody
 * presses. Without a script, or with a key held, the link leads to the film.
 */
export function followFilms(): void {
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>('a[data-film]')
    if (!link?.dataset.film) return
    event.preventDefault()
    const player = document.createElement('iframe')
    player.src = link.dataset.film
    player.title = link.textContent ?? ''
    player.allow = 'autoplay; fullscreen; picture-in-picture'
    // players refuse to run where they are not told the site
    player.referrerPolicy = 'strict-origin-when-cross-origin'
    player.className = 'film'
    link.replaceWith(player)
    player.focus()
  })
}
