import * as z from "zod/mini";

// For every schema, in place before the first: zod would try `new Function`, which the content security policy refuses and reports.
z.config({ jitless: true });
