/**
 * `[data-answered="/api/…"][data-answered-on="visit.moved"]` on a page that is a document: shown while that address has something to
 * say. It is asked once the page is there, and whenever this event is heard.
 */
export function showAnswered(event: string | null): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-answered]'))
    if (event === null || part.dataset.answeredOn === event) void ask(part)
}

async function ask(part: HTMLElement): Promise<void> {
  try {
    const answer = await fetch(part.dataset.answered ?? '', { headers: { accept: 'application/json' } })
    if (!answer.ok) return
    const { data } = (await answer.json()) as { data: unknown }
    part.hidden = data === null
  } catch {
    // without a line it stays as it was
  }
}
