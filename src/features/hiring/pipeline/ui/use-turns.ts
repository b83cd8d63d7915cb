import { useRef } from 'react'

type Versioned = { id: string; version: number }

/** One's own moves in turn: whoever is quicker than the board knows what one's last move made of the card. */
export function useTurns() {
  const last = useRef(new Map<string, Promise<number>>())
  return async function inTurn<Moved extends Versioned>(
    card: Versioned,
    run: (version: number) => Promise<Moved>,
  ): Promise<Moved> {
    const before = last.current.get(card.id)
    const running = (async () => run(Math.max(card.version, (await before) ?? 0)))()
    // a move that failed leaves the card as the board shows it
    last.current.set(
      card.id,
      running.then(
        ({ version }) => version,
        () => 0,
      ),
    )
    return running
  }
}
