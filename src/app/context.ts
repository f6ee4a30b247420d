import { createContext } from 'react-router'
export const siteContext = createContext<{ x: number }>()
