import { useSearchParams } from 'react-router'

/** Takes a word out of the address once it was followed: a reload does not ask again for what was closed. */
export function useDropParam(name: string): () => void {
  const [params, setParams] = useSearchParams()
  return () => {
    if (!params.has(name)) return
    const next = new URLSearchParams(params)
    next.delete(name)
    setParams(next, { replace: true, preventScrollReset: true })
  }
}
