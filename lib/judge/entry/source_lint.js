/**
 * Finds in a source text what can't work in a contest, with Deno's own parser: a rule for `deno lint`, which is run
 * with source_lint.json. Comments and strings with the same words in them are no matter.
 */
export default {
  name: "turniir",
  rules: {
    words: {
      create(context) {
        return {
          MemberExpression(node) {
            const isMain = node.object.type === "MetaProperty" &&
              (node.property.name === "main" || node.property.value === "main");
            if (isMain) context.report({ node, message: "main" });
          },
          CallExpression(node) {
            const isRequire = node.callee.type === "Identifier" && node.callee.name === "require";
            if (isRequire) context.report({ node, message: "require" });
          },
        };
      },
    },
  },
};
