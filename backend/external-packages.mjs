/**
 * Packages that are not part of the bundle, because they have binaries or files of their own, or call what Node warns of outside node_modules
 * (ioredis). The container image contains only these and what they need.
 */
export const EXTERNAL_PACKAGES = ['@fontsource/manrope', '@node-rs/argon2', 'better-sqlite3', 'ioredis', 'sharp', 'swagger-ui-dist'];
