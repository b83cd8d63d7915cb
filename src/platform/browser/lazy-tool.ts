import { useEffect, useState } from 'react'

/** The tools that screens want now and then and nobody waits for (seed §4). */
export type ToolName = 'emoji' | 'tour' | 'chart' | 'range-slider' | 'rich-text' | 'exif'

/** Longer than a slow line needs for the largest of them, in ms; after it the screen goes on without. */
const patience = 15_000

const asked = new Map<ToolName, Promise<unknown>>()

/**
 * A tool that comes in a file of its own: asked for once in a visit, whoever wants it; null where it was not loaded.
 * @param load the import of its file
 */
export function loadTool<T>(name: ToolName, load: () => Promise<T>): Promise<T | null> {
  const known = asked.get(name) as Promise<T | null> | undefined
  const answer = known ?? inTime(load)
  asked.set(name, answer)
  return answer
}

const inTime = <T>(load: () => Promise<T>): Promise<T | null> =>
  new Promise((resolve) => {
    const clock = setTimeout(resolve, patience, null)
    load()
      .then(resolve, () => resolve(null))
      .finally(() => clearTimeout(clock))
  })

export type Tool<T> = { state: 'waiting' | 'not_loaded'; tool: null } | { state: 'loaded'; tool: T }

/** The tool for a part of a screen, from when it is wanted on. `load` must be the same function each time. */
export function useTool<T>(name: ToolName, load: () => Promise<T>, wanted = true): Tool<T> {
  const [tool, setTool] = useState<Tool<T>>({ state: 'waiting', tool: null })
  useEffect(() => {
    if (!wanted) return
    let isGone = false
    void loadTool(name, load).then((given) => {
      if (!isGone) setTool(given === null ? { state: 'not_loaded', tool: null } : { state: 'loaded', tool: given })
    })
    return () => {
      isGone = true
    }
  }, [name, load, wanted])
  return tool
}
