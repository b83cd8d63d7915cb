import { useCameBy } from '#features/jobs/jobs/ui/came-by.ts'

/** The link by which somebody came, as a query leads on with it; empty for most. */
export const useVia = (): { via?: string } => {
  const via = new URLSearchParams(useCameBy()).get('via')
  return via ? { via } : {}
}

/** Where a day is booked; whoever came by a shared link or its code still has come by it there. */
export function useBookAddress(address: string): (more?: Record<string, string>) => string {
  const via = useVia()
  return (more = {}) => {
    const query = new URLSearchParams({ ...more, ...via }).toString()
    return `/open-days/${encodeURIComponent(address)}/book${query && `?${query}`}`
  }
}
