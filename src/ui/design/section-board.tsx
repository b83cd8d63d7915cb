import { useState } from 'react'
import { Avatar } from '#ui/basics/avatar.tsx'
import { RingClock, Ticks } from '#ui/basics/meter.tsx'
import { Board } from '#ui/lists/board/board.tsx'
import { Specimen } from './specimen.tsx'
import { useTexts } from './texts.ts'

type Card = { id: string; name: string; role: string; column: number }

/** The board, with one column nobody may be moved to by hand and one where moving fails. */
export function BoardSection() {
  const texts = useTexts()
  const [cards, setCards] = useState<readonly Card[]>(() =>
    Array.from({ length: 26 }, (_, at) => ({
      id: `card-${at}`,
      name: texts.people[at % texts.people.length] ?? '',
      role: texts.roles[at % texts.roles.length] ?? '',
      column: at < 12 ? 0 : at < 19 ? 1 : at < 23 ? 2 : 3,
    })),
  )
  const columns = texts.columns.map((title, at) => ({
    id: String(at),
    title,
    ...(at === 2 && { onOver: () => texts.onOver }),
    folded: at === 5,
    cards: cards.filter((card) => card.column === at),
  }))
  const move = async (card: Card, column: string) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    if (column === '4') throw new Error('refused')
    setCards((now) => now.map((each) => (each.id === card.id ? { ...each, column: Number(column) } : each)))
  }
  return (
    <Specimen id="board" title={texts.sections.board}>
      <div className="specimen-stage">
        <Board
          label={texts.sections.board}
          columns={columns}
          cardId={(card) => card.id}
          cardName={(card) => card.name}
          mayMove={(_, column) => column !== '0'}
          onMove={move}
          renderCard={(card) => (
            <article className="stack stack-s">
              <div className="row row-top board-card-head">
                <Avatar name={card.name} size="s" />
                <div className="grow">
                  <b className="clip" dir="auto">
                    {card.name}
                  </b>
                  <p className="small quiet">{card.role}</p>
                </div>
              </div>
              <div className="row spread small faint">
                <Ticks marks={['met', 'met', 'part', 'not']} label="2/4" />
                <RingClock left={0.6}>{texts.days}</RingClock>
              </div>
            </article>
          )}
        />
      </div>
    </Specimen>
  )
}
