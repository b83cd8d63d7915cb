import type { ComponentProps } from 'react'
import { lateAfter } from '#platform/browser/late.tsx'
import { useCall } from '#platform/browser/use-call.ts'
import { listBasket } from '../contract.ts'

const BasketBar = lateAfter(
  import.meta.env.SSR ? (await import('./basket-bar.tsx')).BasketBar : null,
  async () => (await import('./basket-bar.tsx')).BasketBar,
)

/** The people chosen so far; its files come once there are any. */
export function Basket(props: ComponentProps<typeof BasketBar>) {
  const { data } = useCall(listBasket, {})
  return (data ? data.data.length : props.count) > 0 ? <BasketBar {...props} /> : null
}
