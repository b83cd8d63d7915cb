import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Stage } from '#features/hiring/applications/stages.ts'
import { show } from '#tests/screens/show.tsx'
import { useAsked } from './asked.ts'
import { BoardColumns } from './board-columns.tsx'
import { useChosen } from './use-chosen.ts'
import type { Moves } from './use-move-applicant.ts'

const phases = ['submitted', 'in_review', 'shortlisted', 'interviewing', 'offered', 'hired', 'rejected', 'gone']
const columns = phases.map((id) => ({ id, phase: id as Stage, names: null }))
const moves = { mayMove: () => false, move: async () => {} } as unknown as Moves

function Columns() {
  const asking = useAsked()
  const chosen = useChosen()
  return (
    <div style={{ blockSize: 400, inlineSize: 700 }}>
      <BoardColumns {...{ columns, asking, chosen, moves }} stacks={[]} filtered={false} readOn={() => {}} />
    </div>
  )
}

test('the last column is unfolded off the far end of the board', async () => {
  await show(<Columns />)
  await userEvent.click(page.getByRole('button', { name: 'Expand Withdrawn or closed' }))
  const column = page.getByRole('region', { name: /Withdrawn or closed/ })
  await expect
    .poll(() => {
      const board = column.element().closest('.board-columns')?.getBoundingClientRect()
      const own = column.element().getBoundingClientRect()
      return own.width > 200 && own.right <= (board?.right ?? 0) + 1
    })
    .toBe(true)
})
