import { useStepKeys } from './use-step-keys.ts'

type Opened = { applicant: string | null; open: (applicant: string) => void }

/**
 * J and K lead from one applicant to the next: in the panel by the order it keeps, on the board or table by the links that Enter opens.
 */
export function useCardKeys({ applicant, open }: Opened, order: readonly string[]): void {
  const step = (way: 1 | -1) => {
    if (applicant === null) return focusBy(way)
    const at = order.indexOf(applicant)
    const other = at < 0 ? undefined : order[at + way]
    if (other) open(other)
  }
  useStepKeys(step, applicant === null ? 0 : 1)
}

function focusBy(way: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-applicant]')]
  const here = document.activeElement?.closest('.board-card, tr')
  const at = here ? links.findIndex((link) => here.contains(link)) : -1
  links[at < 0 ? 0 : at + way]?.focus()
}
