import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [index('screens/home.tsx'), route('*', 'screens/not-found.tsx')] satisfies RouteConfig
