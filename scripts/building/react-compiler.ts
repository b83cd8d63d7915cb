import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'

/** Of Vite's plugin for React the compiler alone, in Rust; the router has its own way to refresh what is being written. */
export const reactCompiler = (): Plugin[] =>
  react({ compiler: true }).filter(({ name }) => name === 'vite:react-compiler')
